import { Dialog } from '../../ui/workspace/kit/dialog'
import { DialogActs } from '../../ui/workspace/kit/dialog-acts'
import { useQueryClient } from '@tanstack/react-query'
import { FileText, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  adoptTemplates,
  createTemplate,
  deleteTemplate,
  getListTemplatesQueryKey,
  useListTemplates,
} from '../../../generated/api/template/template'
import type { Template } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { setMessage } from '../../lib/message'
import { useSession } from '../../lib/session'
import { SkeletonRows } from '../../ui/skeleton'
import { EmptyState, ErrorState } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { IconButton } from '../../ui/workspace/kit/icon-button'
import './template.css'
import { TextForm } from './text-form'

/** The agency's texts for answers and one's own: written, changed, removed; six to begin with. */
export default function TextsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('template')
  const client = useQueryClient()
  const { profile } = useSession()
  const { data, isError, error, refetch } = useListTemplates({}, { request: { silent: true } })
  const [open, setOpen] = useState<Template | 'new' | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: getListTemplatesQueryKey() })
  const remove = async ({ id: gone, name, own, subject, text }: Template) => {
    await deleteTemplate(gone, { quiet: true }).catch(() => undefined)
    await refresh()
    setMessage('SUCCESS', t('removed', { name }), {
      undo: () =>
        void createTemplate({ name, own, subject, text }, { quiet: true })
          .then(refresh)
          .catch(() => undefined),
    })
  }
  const adopt = async () => {
    await adoptTemplates({ quiet: true }).catch(() => undefined)
    await refresh()
  }
  const admin = profile.role === 'ADMIN'
  return (
    <Dialog
      title={t(open === 'new' ? 'newTitle' : open ? 'editTitle' : 'title')}
      width="md"
      onClose={onClose}
    >
      <div className="templates">
        {open ? (
          <TextForm
            template={open === 'new' ? null : open}
            onDone={() => {
              setOpen(null)
              void refresh()
            }}
            onBack={() => setOpen(null)}
          />
        ) : isError && !data ? (
          <ErrorState error={error} level={3} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonRows rows={4} label={t('loading')} />
        ) : (
          <>
            {data.items.length === 0 ? (
              <EmptyState
                level={3}
                icon={FileText}
                title={t('empty')}
                text={t(admin ? 'emptyAdmin' : 'emptyText')}
              >
                {admin && (
                  <Button variant="main" onClick={() => void adopt()}>
                    {t('adopt')}
                  </Button>
                )}
              </EmptyState>
            ) : (
              <ul>
                {data.items.map((one) => (
                  <li key={one.id}>
                    <div>
                      <b>{one.name}</b>
                      <p className="muted">
                        {[
                          t(one.own ? 'own' : 'agency'),
                          Object.keys(one.text)
                            .map((code) => code.toUpperCase())
                            .join(' · '),
                        ].join(' · ')}
                      </p>
                    </div>
                    {one.canEdit && (
                      <IconButton
                        label={t('edit', { name: one.name })}
                        title={t('edit', { name: one.name })}
                        onClick={() => setOpen(one)}
                      >
                        <Pencil className="icon" aria-hidden="true" />
                      </IconButton>
                    )}
                    {one.canEdit && (
                      <IconButton
                        label={t('remove', { name: one.name })}
                        title={t('remove', { name: one.name })}
                        onClick={() => void remove(one)}
                      >
                        <Trash2 className="icon" aria-hidden="true" />
                      </IconButton>
                    )}
                  </li>
                ))}
              </ul>
            )}
            <DialogActs>
              <Button onClick={onClose}>{t('close')}</Button>
              <Button variant="main" onClick={() => setOpen('new')}>
                <Plus className="icon" aria-hidden="true" />
                {t('new')}
              </Button>
            </DialogActs>
          </>
        )}
      </div>
    </Dialog>
  )
}
