// Loaded before a server's own program (`node --import`): tells the parent what the server uses, whoever wrote it.
process.on('message', (question) => {
  if (question !== 'usage') return;
  // Where a server was started with `--expose-gc` only what is still needed is counted as heap.
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send({ cpu: process.cpuUsage(), rss, heap: heapUsed });
});
// The channel alone keeps nobody alive, and ends with whoever asked.
process.channel?.unref();
process.on('disconnect', () => process.exit());
