import { hexOf, linearChannelsOf } from './color.ts'

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in radians. */
interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

// Björn Ottosson, 2020, as in CSS Color 4.

const toGamma = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

function readOklch(color: string): Oklch {
  const [red = 0, green = 0, blue = 0] = linearChannelsOf(color)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a)
  }
}

function linearRgb({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  ]
}

const isShowable = (rgb: readonly number[]) =>
  rgb.every(value => value >= -0.0001 && value <= 1.0001)

/** Keeps the hue, and as much chroma as a screen can show. */
export function withLightness(color: string, lightness: number, mostChroma = 0.37): `#${string}` {
  const { chroma, hue } = readOklch(color)
  let wanted = Math.min(chroma, mostChroma)
  let rgb = linearRgb({ lightness, chroma: wanted, hue })
  while (wanted > 0 && !isShowable(rgb)) {
    wanted = Math.max(0, wanted - 0.004)
    rgb = linearRgb({ lightness, chroma: wanted, hue })
  }
  return hexOf(rgb.map(value => 255 * toGamma(Math.min(1, Math.max(0, value)))))
}

export const lightnessOf = (color: string) => readOklch(color).lightness
