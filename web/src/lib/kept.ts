/** What is kept on this device. Where a browser keeps nothing, the page works all the same and forgets. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch (problem) {
    console.warn(`${name} is not kept:`, problem);
  }
}

/** What is kept here under names that begin alike. */
export function keptNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

export function dropKept(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch (problem) {
    console.warn(`${name} is not forgotten:`, problem);
  }
}
