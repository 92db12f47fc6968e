/**
 * Whether what npm wrote down as installed is what the lock file wants. npm does so as its last step, so
 * an installation that was cut off counts as missing. Optional packages may be absent, since each
 * platform has its own.
 * @param {{ packages?: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> } | null} wanted
 *   package-lock.json, or null when there is none
 * @param {{ packages?: Record<string, { version?: string }> } | null} installed
 *   node_modules/.package-lock.json, or null when there is none
 * @returns {boolean}
 */
export const isInstalled = (wanted, installed) => {
  if (!wanted?.packages || !installed?.packages) return false;
  const found = installed.packages;
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional }]) => {
    if (path === "") return true;
    return found[path] ? found[path].version === version : Boolean(optional || devOptional);
  });
};
