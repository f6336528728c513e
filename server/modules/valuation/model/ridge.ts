/** How much slopes are held back: as strong as three homes that say nothing. */
const HOLD = 3

/**
 * Slopes of the least squares of `y` on the columns of `x`, held back the more the fewer there are
 * (ridge regression on standardised columns). A column that never changes has the slope 0.
 */
export function ridge(x: readonly number[][], y: readonly number[]): number[] {
  const width = x[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, i) => x.map((line) => line[i] ?? 0))
  const means = columns.map(mean)
  const scales = columns.map((column, i) => deviation(column, means[i] ?? 0))
  const middle = mean(y)
  const at = (line: number[], i: number): number =>
    (scales[i] ?? 0) > 0 ? ((line[i] ?? 0) - (means[i] ?? 0)) / (scales[i] ?? 1) : 0
  const square = Array.from({ length: width }, () => zeros(width))
  const right = zeros(width)
  for (const [n, line] of x.entries()) {
    const z = line.map((_, i) => at(line, i))
    const own = (y[n] ?? 0) - middle
    for (let i = 0; i < width; i += 1) {
      const zi = z[i] ?? 0
      const target = square[i]
      if (zi === 0 || !target) continue
      right[i] = (right[i] ?? 0) + zi * own
      for (let j = 0; j < width; j += 1) target[j] = (target[j] ?? 0) + zi * (z[j] ?? 0)
    }
  }
  for (let i = 0; i < width; i += 1) {
    const target = square[i]
    if (target) target[i] = (target[i] ?? 0) + HOLD
  }
  return solve(square, right).map((slope, i) =>
    (scales[i] ?? 0) > 0 ? slope / (scales[i] ?? 1) : 0,
  )
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0)

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function deviation(values: readonly number[], middle: number): number {
  const square = mean(values.map((value) => (value - middle) ** 2))
  return square < 1e-12 ? 0 : Math.sqrt(square)
}

/** Solves a symmetric positive system by elimination; the sides are changed. */
function solve(square: number[][], right: number[]): number[] {
  const size = right.length
  for (let i = 0; i < size; i += 1) {
    const pivot = square[i]
    if (!pivot) continue
    for (let k = i + 1; k < size; k += 1) {
      const line = square[k]
      const share = (line?.[i] ?? 0) / (pivot[i] ?? 1)
      if (!line || share === 0) continue
      for (let j = i; j < size; j += 1) line[j] = (line[j] ?? 0) - share * (pivot[j] ?? 0)
      right[k] = (right[k] ?? 0) - share * (right[i] ?? 0)
    }
  }
  const out = zeros(size)
  for (let i = size - 1; i >= 0; i -= 1) {
    const line = square[i] ?? []
    let rest = right[i] ?? 0
    for (let j = i + 1; j < size; j += 1) rest -= (line[j] ?? 0) * (out[j] ?? 0)
    out[i] = rest / (line[i] ?? 1)
  }
  return out
}
