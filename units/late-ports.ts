type Port = Readonly<Record<PropertyKey, unknown>>;

/**
 * Ports of a domain that may not be open yet: each of their functions looks it up when it is called. So domains may need each other,
 * whichever opens first. Errors: whatever `find` throws, when a function is called too early.
 */
export function latePorts<Ports extends object>(find: () => Ports | undefined): Ports {
  const ports = new Map<PropertyKey, Port>();
  const portOf = (name: PropertyKey): Port => {
    const known = ports.get(name);
    if (known) return known;
    const opened = () => find()?.[name as keyof Ports] as Port | undefined;
    const port = new Proxy<Port>({}, { get: (_, member) => memberOf(opened, String(name), member) });
    ports.set(name, port);
    return port;
  };
  return new Proxy({} as Ports, { get: (_, name) => (typeof name === 'string' ? portOf(name) : undefined) });
}

function memberOf(opened: () => Port | undefined, name: string, member: PropertyKey): unknown {
  const port = opened();
  if (port) return port[member];
  // A port must not look like a promise to `await`.
  if (typeof member !== 'string' || member === 'then') return undefined;
  return (...given: readonly unknown[]) => {
    const call = opened()?.[member];
    if (typeof call === 'function') return call(...given);
    throw new Error(`${name}.${member} was called before its domain was open.`);
  };
}
