/** Believes the last `count` proxies in front of us. */
export const hops =
  (count: number): ((address: string, hop: number) => boolean) =>
  (_address, hop) =>
    hop < count
