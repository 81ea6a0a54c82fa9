// In the document itself; runs before the first paint, so that a reload never flashes the wrong theme. The rule is that of
// theme.tsx; the content security policy has a hash of this text.
(() => {
  const { embed } = document.documentElement.dataset;
  var preference = embed === undefined ? null : new URLSearchParams(location.search).get('theme');
  try {
    if (embed === undefined) preference = localStorage.getItem('theme');
  } catch {
    // storage is blocked: follow the system
  }
  const dark = preference === 'dark' || (preference !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  // hide the prerendered page if the hash asks for another one
  document.documentElement.classList.toggle('elsewhere', embed === undefined && /^#[^?]/.test(location.hash));
  // and its figures if the hash has settings
  document.documentElement.classList.toggle('linked', /^#[^?]*\?./.test(location.hash));
})();
