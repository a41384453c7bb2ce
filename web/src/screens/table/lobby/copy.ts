/** Copies a field's text. Browsers keep the clipboard from pages that come without TLS, such as those of a server at home. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}
