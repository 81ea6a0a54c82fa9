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
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  // the list of recent tools renders later; the landing page reserves its height (src/device/recent-tools.ts)
  const root = new URL(document.documentElement.dataset.root ?? './', location.href).pathname;
  try {
    if (localStorage.getItem(`hisaab ${root} saved`)) document.documentElement.classList.add('returning');
    const { value } = JSON.parse(localStorage.getItem(`hisaab ${root} recent`) ?? 'null');
    const { page } = document.documentElement.dataset;
    let left = false;
    for (const tool of value.recent) left ||= tool.id === page && tool.left?.length > 0;
    if (value.recent.length + value.starred.length > 0) document.documentElement.classList.add('returning');
    // the offer to continue (src/shell/recent-tools/continue.tsx)
    document.documentElement.classList.toggle('continues', left && location.hash === '');
  } catch {
    // nothing stored, or nothing readable
  }
  // figures that fields offer (src/renderer/shared-inputs/offered.tsx)
  try {
    const { value } = JSON.parse(localStorage.getItem(`hisaab ${root} figures`) ?? 'null');
    const { page } = document.documentElement.dataset;
    const room = new CSSStyleSheet();
    for (const quantity in value.figures)
      if (value.figures[quantity].tool !== page)
        room.insertRule(`[data-figure="${CSS.escape(quantity)}"]:empty { min-height: 2.75rem }`);
    if (embed === undefined) document.adoptedStyleSheets = [room];
  } catch {
    // nothing stored, or nothing readable
  }
  // hide the prerendered page if the hash asks for another one
  document.documentElement.classList.toggle('elsewhere', embed === undefined && /^#[^?]/.test(location.hash));
  // and its figures if the hash has settings
  document.documentElement.classList.toggle('linked', /^#[^?]*\?./.test(location.hash));
})();
