// Loaded before a server's own program (`node --import`): tells the parent what the server uses, whoever wrote it.
process.on('message', (question) => {
  if (question === 'usage') process.send({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() });
});
// The channel alone keeps nobody alive, and ends with whoever asked.
process.channel?.unref();
process.on('disconnect', () => process.exit());
