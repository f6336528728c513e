import { useUpdateConnectionRule } from '../../../generated/api/connection/connection'
import { useTranslation } from '../../i18n'
import { openDialog } from '../../lib/dialog'
import { useWrite } from '../../lib/write'
import { Panel } from '../../ui/panel'
import { Switch } from '../../ui/workspace/kit/switch'

/** Whether agents may connect an assistant, too; taken back it ends theirs, which is asked first. */
export function StaffRule({ staff }: { staff: boolean }) {
  const { t } = useTranslation('connection')
  const { busy, write } = useWrite(useUpdateConnectionRule, { reads: ['connection'] })
  const set = (on: boolean) => write({ data: { staff: on } })
  const change = (on: boolean) => {
    if (on) return void set(true)
    openDialog('common', {
      title: t('rule.endTitle'),
      text: t('rule.endText'),
      confirm: t('rule.end'),
      onConfirm: async () => void (await set(false)),
    })
  }
  return (
    <Panel>
      <Switch
        label={t('rule.label')}
        describedBy="connection-rule"
        checked={staff}
        disabled={busy}
        onChange={change}
      />
      <p className="field-help" id="connection-rule">
        {t('rule.text')}
      </p>
    </Panel>
  )
}
