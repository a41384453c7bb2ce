/** Copies a field's text. Browsers provide no clipboard in insecure contexts, such as a home server without TLS. */
export async function copy(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}
