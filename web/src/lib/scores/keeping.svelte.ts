/** Whether the browser has promised to keep what is written here until somebody deletes it. */

class Keeping {
  promised = $state(false);

  constructor() {
    void this.#note(() => navigator.storage.persisted());
  }

  /** Ask for the promise, when there is something worth keeping: some browsers ask the person. */
  ask(): void {
    if (!this.promised) void this.#note(() => navigator.storage.persist());
  }

  /** Without TLS, and in some browsers, there is nobody to ask, and nothing is promised. */
  async #note(promise: () => Promise<boolean>): Promise<void> {
    if (globalThis.navigator?.storage) this.promised = await promise().catch(() => false);
  }
}

export const keeping = new Keeping();
