/** With `node --import`: prints, as the last line of stderr, the process's duration and peak memory. */
process.on('exit', () => {
  const { maxRSS: peakKb } = process.resourceUsage();
  process.stderr.write(`${JSON.stringify({ ms: performance.now(), peakKb })}\n`);
});
