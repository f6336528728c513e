import { useState } from 'react'
import { useReportMarketItem } from '../../../../generated/api/market/market'
import type { MarketItem, MarketReportInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'

const NONE = {}

/** Who sells, as buyers have to be told, and the way to report it. */
export function SellerFacts({ item: { sellerFacts: facts, row } }: { item: MarketItem }) {
  const { t } = useTranslation('market')
  const [isOpen, setOpen] = useState(false)
  const { busy, errors, write } = useWrite(useReportMarketItem, {
    done: t('report.done'),
    onDone: () => setOpen(false),
  })
  const lines = [
    facts.legalName,
    facts.taxId,
    facts.address,
    facts.registerNumber,
    facts.professionalNumber && t('facts.number', { n: facts.professionalNumber }),
    facts.insurer && t('facts.insurer', { name: facts.insurer }),
    facts.retentionPct > 0 ? t('facts.retention', { pct: facts.retentionPct }) : null,
    facts.phone,
    facts.email,
  ].filter((line) => line)
  return (
    <Panel
      title={t('facts.title')}
      action={
        !row.own && (
          <Button variant="text" onClick={() => setOpen(true)}>
            {t('report.act')}
          </Button>
        )
      }
    >
      <ul className="market-facts">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isOpen && (
        <Dialog title={t('report.title')} width="xs" busy={busy} onClose={() => setOpen(false)}>
          <SchemaForm
            name="MarketReportInput"
            formId="market-report"
            value={NONE}
            serverErrors={errors}
            disabled={busy}
            onSubmit={(value) =>
              void write({ id: row.id, data: value as unknown as MarketReportInput })
            }
          >
            <FormFoot
              back={t('cancel')}
              send={t('report.act')}
              busy={busy}
              onBack={() => setOpen(false)}
            />
          </SchemaForm>
        </Dialog>
      )}
    </Panel>
  )
}
