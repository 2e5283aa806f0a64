declare module "virtual:words" {
  /** In the name of every file of words. */
  const version: string;
  export default version;
}
