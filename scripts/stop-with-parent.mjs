// Preloaded into the server by start.mjs: when the starting process is gone, in whatever way, the server stops too.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
