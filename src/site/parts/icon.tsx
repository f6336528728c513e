import {
  ArrowDown,
  ArrowRight,
  ArrowUpRight,
  Bath,
  BedDouble,
  MessageCircle,
  Phone,
  Ruler,
  type LucideIcon,
} from 'lucide-react'

const DRAWINGS = {
  phone: Phone,
  chat: MessageCircle,
  right: ArrowRight,
  down: ArrowDown,
  corner: ArrowUpRight,
  bed: BedDouble,
  bath: Bath,
  ruler: Ruler,
} satisfies Record<string, LucideIcon>

/** A drawing beside words that say the same. */
export function Icon({ name }: { name: keyof typeof DRAWINGS }) {
  const Drawing = DRAWINGS[name]
  return <Drawing className="icon" aria-hidden="true" />
}
