import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LeadState } from '../../../../generated/model'

interface InboxAddress {
  state: LeadState
  q: string
  cursor: string
  /** The enquiry that stands open. */
  lead: string
}

const isState = (text: string | null): text is LeadState =>
  text !== null && Object.hasOwn(LeadState, text)

/** What the inbox shows, kept in the address; what is usual is left out of it. */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams()
  const state = params.get('state')
  const address: InboxAddress = {
    state: isState(state) ? state : 'new',
    q: params.get('q') ?? '',
    cursor: params.get('cursor') ?? '',
    lead: params.get('lead') ?? '',
  }
  const [text, setText] = useState(address.q)
  const go = (change: Partial<InboxAddress>) => {
    const next = { ...address, ...change }
    setParams(
      (before) => {
        // What other panels of the page keep in the address stays.
        const all = new URLSearchParams(before)
        for (const [key, value] of Object.entries(next)) {
          if (value === '' || (key === 'state' && value === 'new')) all.delete(key)
          else all.set(key, value)
        }
        return all
      },
      { preventScrollReset: true },
    )
  }
  const find = () => {
    go({ q: text.trim(), cursor: '', lead: '' })
  }
  return { address, go, searchBox: { text, setText, find } }
}
