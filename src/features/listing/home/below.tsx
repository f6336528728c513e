import { AgentsBand } from './agents-band'
import { Islands } from './islands'
import { Newest } from './newest'
import { Proofs } from './proofs'
import { Recent } from './recent'

/** What stands under the search; its code comes after the page has opened. */
export default function Below() {
  return (
    <>
      <Recent />
      <Islands />
      <Newest />
      <Proofs />
      <AgentsBand />
    </>
  )
}
