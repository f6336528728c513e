import { useGetAgency } from '../../../../generated/api/agency/agency'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { initialsOf } from '../../../ui/person-mark'

/** Somebody's name, or their e-mail while they have told none. */
export function useOwnName(): string {
  const { first_name, last_name, email } = useSession().profile
  return `${first_name} ${last_name}`.trim() || email
}

/** The picture of who is signed in, or their initials. */
export function OwnPicture() {
  const { avatar } = useSession().profile
  const name = useOwnName()
  return avatar ? (
    <img className="avatar" src={avatar} alt="" />
  ) : (
    <span className="avatar is-primary" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

/** What somebody is here: "Administra Portal Vell". */
export function useOwnPart(): string {
  const { t } = useTranslation('desk')
  const { role, agency_ids } = useSession().profile
  const [id = ''] = agency_ids
  const { data } = useGetAgency(id, { query: { enabled: id !== '' }, request: { silent: true } })
  if (role === '') return ''
  return data && (role === 'ADMIN' || role === 'STAFF')
    ? t(`part.${role}`, { agency: data.tradeName })
    : t(`role.${role}`)
}

/** Who is signed in, at the head of the account menu and of the sheet "Más". */
export function AccountHead({ isLong = false }: { isLong?: boolean }) {
  const { email } = useSession().profile
  const name = useOwnName()
  const part = useOwnPart()
  return (
    <div className="account-head">
      <OwnPicture />
      <div>
        <b>{name}</b>
        {isLong && name !== email ? <small>{email}</small> : null}
        <small>{part}</small>
      </div>
    </div>
  )
}
