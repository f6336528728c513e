import { IntroducePart } from '../../../features/introduction/home/introduce-part'
import type { IntroduceProps } from '../../../slots/introduction'
import { ContactPicker } from '../contact/contact-slot'

/** Introduces a client to a partner's home; its route needs the namespaces `introduction`, `contact`. */
export const Introduce = (props: IntroduceProps) => (
  <IntroducePart {...props} Picker={ContactPicker} />
)
