export const BUNDLED: readonly string[];
export function bundledPackages(cache?: string): Promise<ReadonlyMap<string, string>>;
