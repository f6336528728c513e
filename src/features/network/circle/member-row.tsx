import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  useAssignNetworkLead,
  useRemoveNetworkMember,
  useSetNetworkBlock,
} from '../../../../generated/api/network/network'
import type { Agreement, Network, NetworkMember } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { StatusChip } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { Menu } from '../../../ui/workspace/kit/menu'
import { MenuItem } from '../../../ui/workspace/kit/menu-item'
import { AgreementChip } from '../agreement-chip'
import { networkAddress } from '../network-address'
import { initials } from './agreement-rows'

type Asked = 'lead' | 'expel' | 'block'

/** An agency of a network: what is agreed with it, or the door to it. */
export function MemberRow({
  circle,
  member,
  agreement,
  onPropose,
}: {
  circle: Network
  member: NetworkMember
  agreement: Agreement | undefined
  onPropose: () => void
}) {
  const { t } = useTranslation('network')
  const { name, own, lead, since, blocked } = member
  return (
    <li className="network-row">
      <span className="channel-mark" aria-hidden="true">
        {initials(name)}
      </span>
      <div>
        <h3>
          {name}
          {own && <StatusChip dot={false}>{t('member.own')}</StatusChip>}
          {lead && (
            <StatusChip dot={false} tone="primary">
              {t('member.lead')}
            </StatusChip>
          )}
          {blocked && <StatusChip tone="error">{t('member.blocked')}</StatusChip>}
          {agreement && <AgreementChip agreement={agreement} />}
        </h3>
        <p className="num">{t('member.since', { day: date(since, 'DD/MM/YYYY') })}</p>
      </div>
      {!own && !blocked && !agreement && (
        <Button aria-label={t('propose.to', { name })} onClick={onPropose}>
          {t('propose.act')}
        </Button>
      )}
      {agreement && (
        <Link
          className={buttonClass()}
          to={networkAddress(agreement.id)}
          aria-label={t(agreement.turn ? 'agreements.answerOf' : 'agreements.open', { name })}
        >
          {t(agreement.turn ? 'agreements.answer' : 'agreements.see')}
        </Link>
      )}
      {!own && <MemberActs circle={circle} member={member} />}
    </li>
  )
}

function MemberActs({ circle, member }: { circle: Network; member: NetworkMember }) {
  const { t } = useTranslation('network')
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const { name, agencyId, blocked } = member
  const [params, rest] = [
    { id: circle.id, data: { agencyId } },
    { reads: ['network'], onDone: close, onRefused: close },
  ]
  const hand = useWrite(useAssignNetworkLead, rest)
  const expel = useWrite(useRemoveNetworkMember, rest)
  const block = useWrite(useSetNetworkBlock, rest)
  const setBlock = (on: boolean) => block.write({ id: circle.id, data: { agencyId, blocked: on } })
  const acts = {
    lead: () => hand.write(params),
    expel: () => expel.write(params),
    block: () => setBlock(true),
  }
  return (
    <>
      <Menu
        align="right"
        sheet
        opener={(ties) => (
          <IconButton label={t('member.more', { name })} {...ties}>
            <MoreHorizontal className="icon" aria-hidden="true" />
          </IconButton>
        )}
      >
        {circle.lead ? (
          <MenuItem onClick={() => setAsked('lead')}>{t('member.ask.lead.act')}</MenuItem>
        ) : null}
        {circle.lead ? (
          <MenuItem onClick={() => setAsked('expel')}>{t('member.ask.expel.act')}</MenuItem>
        ) : null}
        {blocked ? (
          <MenuItem onClick={() => void setBlock(false)}>{t('member.unblock')}</MenuItem>
        ) : (
          <MenuItem onClick={() => setAsked('block')}>{t('member.ask.block.act')}</MenuItem>
        )}
      </Menu>
      {asked && (
        <ConfirmDialog
          title={t(`member.ask.${asked}.title`, { name })}
          text={t(`member.ask.${asked}.text`, { name })}
          cancel={t('cancel')}
          send={t(`member.ask.${asked}.act`)}
          danger={asked !== 'lead'}
          busy={hand.busy || expel.busy || block.busy}
          onClose={close}
          onConfirm={() => void acts[asked]()}
        />
      )}
    </>
  )
}
