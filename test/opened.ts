/** What tests open besides themselves: servers, stages, hosts, stores. */

/** To be closed after the test, newest first. */
export const open: (() => Promise<unknown>)[] = [];

/** Closes all of it. */
export async function closeOpened(): Promise<void> {
  for (const close of open.splice(0).reverse()) await close();
}
