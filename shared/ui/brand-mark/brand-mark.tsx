/** Unlike an `img`, it draws nothing if the icon does not come. */
export function BrandMark({ size }: { size: number }) {
  const box = { width: size, height: size }
  return (
    <svg {...box} aria-hidden="true">
      <image href={`${import.meta.env.BASE_URL}icons/icon.svg`} {...box} />
    </svg>
  )
}
