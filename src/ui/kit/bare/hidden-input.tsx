interface HiddenInputProps {
  name: string
  value: string | number
}

/** What a form sends along without showing it. */
export function HiddenInput({ name, value }: HiddenInputProps) {
  return <input type="hidden" name={name} value={value} />
}
