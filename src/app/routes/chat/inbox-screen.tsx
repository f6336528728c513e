import { lazy } from 'react'
import { DeskTalk } from '../../../features/chat/desk/desk-talk'
import InboxPage from '../../../features/inbox/inbox-page'
import { TextMenu } from '../../../features/template/text-menu'
import { ContactPicker } from '../contact/contact-slot'

const TextsDialog = lazy(() => import('../../../features/template/texts-dialog'))

/** What other rooms show in it: conversations, texts for answers, the contact field. */
const SLOTS = { Talk: DeskTalk, Texts: TextMenu, TextsDialog, ContactPicker }

/** An agency's inbox. */
export default function InboxScreen() {
  return <InboxPage slots={SLOTS} />
}
