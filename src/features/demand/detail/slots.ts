import type { ComponentType } from 'react'
import type { ContactPickerSlot } from '../../../slots/contact'
import type { AreaToolProps } from '../form/areas-field'

/** A home that goes to the buyer. */
export interface Sendable {
  id: string
  title: string
}

/** What other rooms show beside a demand. */
export interface DemandSlots {
  AreaTool: ComponentType<AreaToolProps>
  Picker: ContactPickerSlot
  /** Homes that fit; those that are ticked are the page's, for its own act sends them, too. */
  Matches?:
    | ComponentType<{
        demandId: string
        version: number
        ticked: Sendable[]
        onTick: (homes: Sendable[]) => void
        onSend: () => void
      }>
    | undefined
  /** What was sent and said; `sending` are homes to be sent now, null when none. */
  Selections: ComponentType<{
    demandId: string
    mayWrite: boolean
    sending: Sendable[] | null
    onSending: (homes: Sendable[] | null) => void
    onSent: () => void
  }>
}
