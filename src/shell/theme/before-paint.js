// Stands in the document itself and runs before the first paint, so that a reload never flashes the wrong theme. The rule is
// that of theme.tsx; the content security policy knows the text by its hash.
(() => {
  const { embed } = document.documentElement.dataset;
  var preference = embed === undefined ? null : new URLSearchParams(location.search).get('theme');
  try {
    if (embed === undefined) preference = localStorage.getItem('theme');
  } catch {
    // storage is blocked: the system decides
  }
  const dark = preference === 'dark' || (preference !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  // tools of earlier visits come with the scripts; the landing page keeps their place (src/shell/recent/recent.ts)
  const root = new URL(document.documentElement.dataset.root ?? './', location.href).pathname;
  try {
    const recents = JSON.parse(localStorage.getItem(`hisaab ${root} recent`) ?? 'null');
    document.documentElement.classList.toggle('returning', recents.recent.length + recents.starred.length > 0);
  } catch {
    // nothing there, or nothing that can be read
  }
  // a hash may ask for another page than the one drawn here, which must not show before it
  document.documentElement.classList.toggle('elsewhere', embed === undefined && /^#[^?]/.test(location.hash));
  // and settings behind it other figures than the drawn ones
  document.documentElement.classList.toggle('linked', /^#[^?]*\?./.test(location.hash));
})();
