/** With `node --import`: tells, as the last line of stderr, how long the process took from its start and its peak memory. */
process.on('exit', () => {
  const { maxRSS: peakKb } = process.resourceUsage();
  process.stderr.write(`${JSON.stringify({ ms: performance.now(), peakKb })}\n`);
});
