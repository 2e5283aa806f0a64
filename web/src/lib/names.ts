/** How many letters a name may have, as the server says too. */
export const LONGEST_NAME = 24;
