import { useId, useMemo, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { useLocation } from 'react-router-dom'
import { useUpdateUser } from '../../../../generated/api/user/user'
import type { User, UserPatch } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { prefixPath, splitPath } from '../../../i18n/language'
import { setLanguage } from '../../../lib/chosen-language'
import { changesOf } from '../../../lib/cleared'
import { SAVED_TEXT, setMessage } from '../../../lib/message'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { DETAILS, FIELDS, NEW_EMAIL } from './profile-fields'
import { useUnsaved } from '../../../lib/use-unsaved'

/** What only people of an agency have; a role that is not theirs is none this form knows. */
const OF_AGENCY: ReadonlySet<string> = new Set([
  'job_title',
  'job_titles',
  'languages',
  'google_calendar_email',
  'is_public',
  'phone_public',
  'role',
])
const applies = (me: User, field: string): boolean =>
  !OF_AGENCY.has(field) || me.role === 'ADMIN' || me.role === 'STAFF'

/** The form's part of a person; the role decides which fields apply and is not sent. */
const valuesOf = (me: User): Partial<UserPatch> =>
  Object.fromEntries(
    [...FIELDS, 'role' as const].map((field) => [
      field,
      applies(me, field) ? (me[field] ?? undefined) : undefined,
    ]),
  )

/** The details a person changes of themselves; a new e-mail asks for the password. */
export function DataForm({ me, onSaved }: { me: User; onSaved: (user: User) => void }) {
  const { t } = useTranslation('user')
  const { pathname } = useLocation()
  const formId = useId()
  // What was last saved here: a new portrait changes the person, too, and must not take away what
  // is being typed.
  const [before, setBefore] = useState(() => valuesOf(me))
  const [typed, setTyped] = useState<Partial<UserPatch>>(before)
  const [round, setRound] = useState(0)
  const { busy, errors, write } = useWrite(useUpdateUser, {
    done: null,
    onDone: (user) => {
      // A new e-mail stays as the old one is for now, so it is said where the other one waits.
      if (user.pending_email && user.pending_email !== me.pending_email)
        setMessage('SUCCESS', t('verify.asked', { email: user.pending_email }))
      else setMessage('SUCCESS', SAVED_TEXT, { translate: true })
      setBefore(valuesOf(user))
      setTyped(valuesOf(user))
      setRound(round + 1)
      onSaved(user)
      if (user.language !== before.language) {
        setLanguage(user.language)
        location.assign(prefixPath(splitPath(pathname).path, user.language))
      }
    },
  })
  const changes = changesOf<UserPatch>(before, typed, FIELDS)
  const newEmail = changes.email !== undefined && changes.email !== null
  useUnsaved(Object.keys(changes).length > 0 && !busy)

  const labels = useMemo(() => ({ current_password: t('profile.emailNeedsPassword') }), [t])
  const save = (value: Partial<UserPatch>) => {
    const sent = changesOf<UserPatch>(before, value, FIELDS)
    const { current_password = '' } = value
    return write({ id: me.id, data: { ...sent, ...(sent.email ? { current_password } : {}) } })
  }
  return (
    <SchemaForm
      name="UserPatch"
      key={round}
      formId={formId}
      value={before}
      labels={labels}
      context={newEmail ? NEW_EMAIL : DETAILS}
      serverErrors={errors}
      onChange={setTyped}
      onSubmit={(value) => void save(value)}
    >
      <div className="profile-acts">
        <Button type="submit" variant="main" disabled={busy}>
          {t(busy ? 'profile.saving' : 'profile.save')}
        </Button>
      </div>
    </SchemaForm>
  )
}
