export { FetchRefused } from './refused.ts'
export { hostBreaker, type HostBreaker, type Leave } from './breaker.ts'
export { guardedAsk, type Answer, type Ask } from './ask.ts'
export { guardedDownload, type Downloaded } from './download.ts'
export { guardedFetch } from './guarded.ts'
export { guardedLookup, namesInner } from './inner.ts'
export { hostOf, publicAddress, type AddressFault } from './public-address.ts'
export { webAddress } from './opened.ts'
export { guardedPart, type Part, type Range } from './part.ts'

export { guardedPost, PostRefused, type PostFailure } from './post.ts'

export type { Fetched, FetchPort } from './port.ts'
