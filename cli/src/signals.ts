/** One Ctrl+C may arrive several times: from the terminal, from npm and from the script that started us. */
const ONE_SIGNAL = 1000;

/** Stops in order at the first signal, ends at once if there is another one later. Returns how to listen no more. */
export function onInterrupt(stop: () => void): () => void {
  let since: number | null = null;
  const onSignal = () => {
    if (since !== null && performance.now() - since > ONE_SIGNAL) process.exit(1);
    if (since !== null) return;
    since = performance.now();
    stop();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return () => {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  };
}
