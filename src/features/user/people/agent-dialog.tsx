import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n'
import { createUser, getListUsersQueryKey } from '../../../../generated/api/user/user'
import form from '../../../../generated/forms/user/UserInput'
import type { UserInput } from '../../../../generated/model'
import type { DialogProps } from '../../../lib/dialog'
import { currentLang } from '../../../lib/href'
import { setMessage } from '../../../lib/message'
import { PlainForm } from '../../../public/forms/plain-form'
import '../sign-in/sign-in.css'
import './people.css'

/** The dialog `agent`: somebody joins the agency and gets a mail to choose a password. */
export default function AgentDialog({ close }: DialogProps) {
  const { t } = useTranslation('user')
  const client = useQueryClient()
  const add = async (document: UserInput) => {
    await createUser(document, { quiet: true, silent: true })
    await client.invalidateQueries({ queryKey: getListUsersQueryKey() })
    close()
    setMessage('SUCCESS', t('people.added', { name: document.first_name }))
  }
  return (
    <div className="sign-in people-invite">
      <h2 id="dialog-title">{t('people.addTitle')}</h2>
      <p className="dialog-lead">{t('people.addLead')}</p>
      <PlainForm<UserInput>
        form={form}
        focusFirst
        defaults={{ role: 'STAFF', language: currentLang() }}
        submit={t('people.addSubmit')}
        onSubmit={add}
      />
    </div>
  )
}
