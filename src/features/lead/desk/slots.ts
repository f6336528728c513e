import type { ComponentType } from 'react'

/** The answer to an enquiry, in place; of the inbox, put in by src/app/routes. */
export type Reply = ComponentType<{ leadId: string; onSent: () => void }>
