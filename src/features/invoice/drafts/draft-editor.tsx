import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  getGetInvoiceDraftQueryKey,
  saveInvoiceDraft,
  useCreateInvoiceDraft,
  useDeleteInvoiceDraft,
  useGetInvoiceDraft,
  useGetInvoiceIssuer,
  useIssueInvoiceDraft,
} from '../../../../generated/api/invoice/invoice'
import type { InvoiceDraft, InvoiceDraftInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTyped } from '../../../forms/use-typed'
import { useTranslation } from '../../../i18n'
import { DEFAULT_LANG, isLang } from '../../../i18n/language'
import { cents } from '../../../lib/cents'
import { useUnsaved } from '../../../lib/use-unsaved'
import { inOne, useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { draftAt, invoiceAt, partAt } from '../part-address'
import { Sums } from '../sums'

/** A draft that nobody has saved yet. */
export function NewDraft() {
  const { t, i18n } = useTranslation('invoice')
  const navigate = useNavigate()
  const issuer = useGetInvoiceIssuer({ request: { silent: true } })
  const { isChanged, onReady, onChange } = useTyped()
  const { busy, errors, write } = useWrite(useCreateInvoiceDraft, {
    done: t('draft.kept'),
    reads: ['invoice', 'invoice-draft'],
    onDone: ({ id }) => navigate(draftAt(id), { replace: true }),
  })
  useUnsaved(isChanged && !busy, { byQuery: true })
  const start = {
    kind: 'F1',
    series: issuer.data?.series,
    language: isLang(i18n.language) ? i18n.language : DEFAULT_LANG,
    withheldPct: 0,
    buyer: {},
    lines: [{ quantity: 1, vatPct: 21 }],
  }
  if (issuer.isPending) return <SkeletonRows rows={5} label={t('loading')} />
  return (
    <Panel title={t('draft.new')}>
      <SchemaForm
        name="InvoiceDraftInput"
        formId="invoice-draft"
        value={start}
        serverErrors={errors}
        disabled={busy}
        aria-label={t('draft.new')}
        onReady={onReady}
        onChange={onChange}
        onSubmit={(value) => void write({ data: value as unknown as InvoiceDraftInput })}
      >
        <div className="invoice-acts">
          <Button type="submit" variant="main" busy={busy}>
            {t('draft.keep')}
          </Button>
        </div>
      </SchemaForm>
    </Panel>
  )
}

const save = inOne(({ id, data }: { id: string; data: InvoiceDraftInput }) =>
  saveInvoiceDraft(id, data, { quiet: true, silent: true }),
)

function Editor({ draft, onSaved }: { draft: InvoiceDraft; onSaved: (now: InvoiceDraft) => void }) {
  const { t } = useTranslation('invoice')
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'issue' | 'drop' | null>(null)
  const isIssuing = useRef(false)
  const { id, version, data } = draft
  const { isChanged, onReady, onChange, saved } = useTyped()
  const saving = useWrite(save, {
    done: null,
    conflict: t('draft.stale'),
    reads: ['invoice', 'invoice-draft'],
    onDone: (now) => {
      saved()
      onSaved(now)
      if (isIssuing.current) setAsked('issue')
    },
  })
  const issuing = useWrite(useIssueInvoiceDraft, {
    done: (now) => t('draft.issued', { number: now.fullNumber }),
    reads: ['invoice', 'invoice-draft', 'fee', 'tax'],
    onDone: (now) => navigate(invoiceAt(now.id), { replace: true }),
    onRefused: () => setAsked(null),
  })
  const dropping = useWrite(useDeleteInvoiceDraft, {
    done: t('draft.dropped'),
    onDone: () => navigate(partAt('borradores'), { replace: true }),
    reads: ['invoice-draft', 'fee'],
  })
  const busy = saving.busy || issuing.busy || dropping.busy
  useUnsaved(isChanged && !busy, { byQuery: true })
  return (
    <>
      <div className="invoice-two">
        <Panel title={draft.about ? t('draft.about', { what: draft.about }) : t('draft.title')}>
          <SchemaForm
            name="InvoiceDraftInput"
            formId="invoice-draft"
            value={data}
            serverErrors={issuing.errors ?? saving.errors}
            disabled={busy}
            aria-label={t('draft.title')}
            onReady={onReady}
            onChange={onChange}
            onSubmit={(value) =>
              void saving.write({
                id,
                data: { ...(value as unknown as InvoiceDraftInput), version },
              })
            }
          >
            <div className="invoice-acts">
              <Button variant="text" disabled={busy} onClick={() => setAsked('drop')}>
                {t('draft.drop')}
              </Button>
              <Button
                type="submit"
                disabled={busy}
                onClick={() => void (isIssuing.current = false)}
              >
                {t('draft.save')}
              </Button>
              <Button
                type="submit"
                variant="main"
                busy={busy}
                onClick={() => void (isIssuing.current = true)}
              >
                {t('draft.issue')}
              </Button>
            </div>
          </SchemaForm>
        </Panel>
        <Panel title={t('draft.sums')} note={t('draft.sumsNote')}>
          <Sums of={{ ...draft, withheldPct: data.withheldPct ?? 0 }} />
        </Panel>
      </div>
      {asked === 'issue' && (
        <ConfirmDialog
          title={t('draft.ask', { amount: cents(draft.payable), who: data.buyer.name })}
          text={t('draft.askText')}
          cancel={t('cancel')}
          send={t('draft.issue')}
          busy={issuing.busy}
          onClose={() => setAsked(null)}
          onConfirm={() => void issuing.write({ id })}
        />
      )}
      {asked === 'drop' && (
        <ConfirmDialog
          title={t('draft.drop')}
          text={t('draft.dropText')}
          cancel={t('cancel')}
          send={t('draft.drop')}
          danger
          busy={dropping.busy}
          onClose={() => setAsked(null)}
          onConfirm={() => void dropping.write({ id })}
        />
      )}
    </>
  )
}

/** A draft in its form, with what it comes to. */
export function EditDraft({ id }: { id: string }) {
  const { t } = useTranslation('invoice')
  const client = useQueryClient()
  const { data, error, refetch } = useGetInvoiceDraft(id, { request: { silent: true } })
  const saved = (now: InvoiceDraft) => client.setQueryData(getGetInvoiceDraftQueryKey(id), now)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={6} label={t('loading')} />
  return <Editor draft={data} onSaved={saved} />
}
