/** What is kept on this device. Where a browser keeps nothing, the page works all the same and forgets. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keep something, or with null no more. */
export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch (problem) {
    console.warn(`${name} stays as it was kept:`, problem);
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
