import type { ExternalId, PropertyOwner } from '../../../../generated/model/index.ts'

/** What is known beside a home's own record: words of codes, and what people have said. */
export interface RestWords {
  /** What a code of a field is called (`/enums/?tipos`); '' when nobody says. */
  name(field: string, code: string): string
  town(code: string): { town: string; province: string } | undefined
  zone(code: string): string | undefined
  /** Our code of a type, as a person said; null: as its name says. */
  type(code: string): string | null
  /** Its owner, as far as that came. */
  owners: PropertyOwner[]
  /** Where it is published. */
  externalIds: ExternalId[]
  agentId?: string
  reassign?: boolean
}
