import { AgentsBand } from './agents-band'
import { Islands } from './islands'
import { Newest } from './newest'
import { Proofs } from './proofs'

/** What stands under the search; its code comes after the page has opened. */
export default function Below() {
  return (
    <>
      <Islands />
      <Newest />
      <Proofs />
      <AgentsBand />
    </>
  )
}
