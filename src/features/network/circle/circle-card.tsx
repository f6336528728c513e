import { Hourglass, MoreHorizontal, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLeaveNetwork } from '../../../../generated/api/network/network'
import type { Agreement, Network, NetworkMember } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { Menu } from '../../../ui/workspace/kit/menu'
import { MenuItem } from '../../../ui/workspace/kit/menu-item'
import { MemberRow } from './member-row'

/** Code of the forms comes when they are asked for. */
const CircleForm = lazy(() => import('./circle-form'))
const InviteForm = lazy(() => import('./invite-form'))
const ProposeForm = lazy(() => import('../agreement/propose-form'))

type Opened = 'edit' | 'invite' | 'propose' | 'leave' | null

/** A network: its members, its rules, and what can be done in it. */
export function CircleCard({
  circle,
  agreements,
}: {
  circle: Network
  agreements: readonly Agreement[]
}) {
  const { t } = useTranslation('network')
  const [opened, setOpened] = useState<Opened>(null)
  const [to, setTo] = useState<NetworkMember | null>(null)
  const close = () => setOpened(null)
  const { id, name, kind, lead, members, invited, rules, approved } = circle
  const leave = useWrite(useLeaveNetwork, {
    done: t('leave.done'),
    reads: ['network'],
    onDone: close,
    onRefused: close,
  })
  const propose = (member: NetworkMember | null) => {
    setTo(member)
    setOpened('propose')
  }
  const open = agreements.filter(
    (one) => one.networkId === id && ['proposed', 'active', 'ending'].includes(one.state),
  )
  const free = members.filter(
    (one) => !one.own && !one.blocked && open.every(({ partnerId }) => partnerId !== one.agencyId),
  )
  return (
    <Panel
      title={name}
      note={t(`enums.kind.${kind}`)}
      flush
      action={
        <Menu
          align="right"
          sheet
          opener={(ties) => (
            <IconButton label={t('circle.more', { name })} {...ties}>
              <MoreHorizontal className="icon" aria-hidden="true" />
            </IconButton>
          )}
        >
          {free.length > 1 ? (
            <MenuItem onClick={() => propose(null)}>{t('propose.all')}</MenuItem>
          ) : null}
          {lead ? <MenuItem onClick={() => setOpened('edit')}>{t('circle.edit')}</MenuItem> : null}
          <MenuItem onClick={() => setOpened('leave')}>{t('leave.act')}</MenuItem>
        </Menu>
      }
    >
      {!approved && (
        <p className="network-band">
          <Hourglass className="icon" aria-hidden="true" />
          {t('circle.waits')}
        </p>
      )}
      {rules && <p className="network-rules">{rules}</p>}
      <ul>
        {members.map((member) => (
          <MemberRow
            key={member.agencyId}
            circle={circle}
            member={member}
            agreement={open.find((one) => one.partnerId === member.agencyId)}
            onPropose={() => propose(member)}
          />
        ))}
        {invited.map((one) => (
          <li key={one.id} className="network-row">
            <span className="channel-mark" aria-hidden="true">
              …
            </span>
            <div>
              <h3>{one.email}</h3>
              <p className="num">{t('invite.waits', { day: date(one.expiresAt, 'DD/MM/YYYY') })}</p>
            </div>
          </li>
        ))}
      </ul>
      {lead && (
        <div className="network-foot">
          <Button onClick={() => setOpened('invite')}>
            <UserPlus className="icon" aria-hidden="true" />
            {t('invite.act')}
          </Button>
        </div>
      )}
      <Suspense>
        {opened === 'edit' && <CircleForm circle={circle} onClose={close} />}
        {opened === 'invite' && <InviteForm id={id} onClose={close} />}
        {opened === 'propose' && (
          <ProposeForm
            networkId={id}
            to={to ? { id: to.agencyId, name: to.name } : null}
            onClose={close}
          />
        )}
      </Suspense>
      {opened === 'leave' && (
        <ConfirmDialog
          title={t('leave.title', { name })}
          text={t('leave.text')}
          cancel={t('cancel')}
          send={t('leave.act')}
          danger
          busy={leave.busy}
          onClose={close}
          onConfirm={() => void leave.write({ id })}
        />
      )}
    </Panel>
  )
}
