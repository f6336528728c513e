import type { FeedEmpties } from '../feed/feed-event.ts'
import type { SaidHome } from './said.ts'

const GATED: Record<keyof FeedEmpties, (said: SaidHome) => boolean> = {
  id: (said) => said.text('externalId') === '' && said.text('ref') === '',
  ref: (said) => said.text('ref') === '',
  price: (said) =>
    (['price', 'salePrice', 'rentPrice', 'seasonPrice'] as const).every(
      (field) => said.text(field) === '',
    ),
  town: (said) => said.text('town') === '',
  type: (said) => said.text('type') === '' && said.text('subtype') === '',
}

/** Which of what the gate counts a home does not say. */
export const emptiesOf = (said: SaidHome): FeedEmpties =>
  Object.fromEntries(
    Object.entries(GATED).map(([name, lacks]) => [name, lacks(said)]),
  ) as FeedEmpties
