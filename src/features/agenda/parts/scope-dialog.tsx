import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { useState } from 'react'
import type { AgendaScope } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'
import { RadioList } from '../../../ui/workspace/kit/radio-list'

export interface ScopeDialogProps {
  title: string
  text: string
  onChoose: (scope: AgendaScope) => void
  onClose: () => void
  /** What may be chosen; all three unless told. */
  scopes?: readonly AgendaScope[]
}

/** Of a series: this one, this and the following, or all. */
export default function ScopeDialog({
  title,
  text,
  onChoose,
  onClose,
  scopes = ['this', 'following', 'all'],
}: ScopeDialogProps) {
  const { t } = useTranslation('agenda')
  const [scope, setScope] = useState<AgendaScope>(scopes[0] ?? 'this')
  return (
    <Dialog title={title} width="xs" onClose={onClose} className="agenda-dialog">
      <p>{text}</p>
      <RadioList
        label={t('scope.which')}
        options={scopes.map((one) => ({ value: one, label: t(`scope.${one}`) }))}
        value={scope}
        onChange={setScope}
      />
      <DialogActs>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="main" onClick={() => onChoose(scope)}>
          {t('scope.go')}
        </Button>
      </DialogActs>
    </Dialog>
  )
}
