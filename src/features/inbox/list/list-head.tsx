import type { InboxUnread } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import type { InboxSlots } from '../slots'
import { KINDS, useAddress, VIEWS, type View } from '../use-address'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'
import { SearchField } from '../../../ui/workspace/search-field'
import { ListMenu } from './list-menu'

interface HeadProps {
  slots: InboxSlots
  counts: InboxUnread | undefined
  choosing: boolean
  onChoosing: () => void
}

/** Search, views with what waits in them, and kinds. */
export function ListHead({ slots, counts, choosing, onChoosing }: HeadProps) {
  const { t } = useTranslation('inbox')
  const { view, kind, q, go } = useAddress()
  const waits: Partial<Record<View, number | undefined>> = {
    'sin-leer': counts?.unread,
    'sin-responder': counts?.unanswered,
  }
  return (
    <header>
      <div className="inbox-top">
        <h1>{t('title')}</h1>
        <ListMenu slots={slots} choosing={choosing} onChoosing={onChoosing} />
      </div>
      <SearchField
        className="talk-find"
        label={t('list.search')}
        value={q}
        onChange={(next) => go({ q: next })}
      />
      <div className="talk-views" role="group" aria-label={t('list.views')}>
        {VIEWS.map((one) => (
          <ChipToggle key={one} on={one === view} onClick={() => go({ vista: one })}>
            {t(`view.${one || 'all'}`)}
            {waits[one] ? (
              <>
                {' '}
                <span className="num">{waits[one]}</span>
              </>
            ) : null}
          </ChipToggle>
        ))}
      </div>
      <ChipSelect
        className="inbox-kind"
        label={t('list.kind')}
        on={kind !== null}
        value={kind ?? ''}
        onChange={(event) => go({ tipo: event.target.value })}
      >
        <option value="">{t('kind.all')}</option>
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {t(`kind.${one}s`)}
          </option>
        ))}
      </ChipSelect>
    </header>
  )
}
