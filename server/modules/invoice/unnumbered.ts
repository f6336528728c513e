import type { Insertable } from 'kysely'
import type { Tables } from '../../db/index.ts'

type Row = Insertable<Tables['invoice']>

/** What is known of an invoice before it has its number. */
export type Unnumbered = Required<
  Pick<
    Row,
    | 'kind'
    | 'receiver_agency_id'
    | 'receiver_user_id'
    | 'operation_on'
    | 'due_on'
    | 'issuer'
    | 'receiver'
    | 'doc'
    | 'language'
    | 'base'
    | 'vat'
    | 'withheld'
    | 'total'
    | 'payable'
    | 'rectifies'
    | 'cause'
    | 'about_kind'
    | 'about_id'
    | 'about_side'
  >
>
