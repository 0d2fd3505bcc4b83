const LEAVING = 'testamur-leaving';

/** Goes to where an identity provider ends its session; it sends the browser back here with the state that is remembered meanwhile. */
export function leaveFor(place: string): void {
  if (!place.startsWith('https://')) return;
  try {
    sessionStorage.setItem(LEAVING, new URL(place).searchParams.get('state') ?? '');
  } catch {
    // Without a memory of its own the page says nothing of where somebody comes from.
  }
  location.assign(place);
}

/** Whether the browser comes back from there, whose state is taken out of the address bar; anybody can make an address with another. */
export function takeReturn(): boolean {
  const state = new URLSearchParams(location.search).get('state');
  if (state === null) return false;
  history.replaceState(null, '', location.pathname + location.hash);
  try {
    const awaited = sessionStorage.getItem(LEAVING);
    sessionStorage.removeItem(LEAVING);
    return awaited === state && state !== '';
  } catch {
    return false;
  }
}
