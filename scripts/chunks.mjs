/**
 * The files that chunks need before they run: their own and what they import at once.
 *
 * @param {Record<string, { file: string, imports?: string[] }>} manifest of a built hub
 * @param {string[]} keys of the manifest
 * @returns {Set<string>}
 */
export function filesOf(manifest, keys) {
  const files = new Set();
  const add = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) add(next);
  };
  keys.forEach(add);
  return files;
}
