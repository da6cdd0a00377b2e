// Sets the chosen theme before the first paint, so that a dark page never flashes white. Not in index.html because the
// CSP allows no inline scripts.
(() => {
  const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie);
  const dark = chosen ? chosen[1] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
