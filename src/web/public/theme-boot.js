// Sets the chosen theme before the first paint, so that a dark page never flashes white. Kept out of index.html because
// the content security policy allows no inline script.
(() => {
  const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie);
  const dark = chosen ? chosen[1] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
