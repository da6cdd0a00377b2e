/** The request that sends a file, answered by the mock server of a test. */
type Respond = (url: string, request: RequestInit) => Promise<Response>;

export function fileRequest(respond: Respond) {
  return class {
    readonly upload: { onprogress?: () => void } = {};
    onload?: () => void;
    onerror?: () => void;
    status = 0;
    responseText = '';
    #method = '';
    #address = '';
    #headers = new Headers();

    open(method: string, address: string): void {
      this.#method = method;
      this.#address = address;
    }

    setRequestHeader(): void {}

    getResponseHeader(name: string): string | null {
      return this.#headers.get(name);
    }

    abort(): void {}

    async send(): Promise<void> {
      const said = await respond(this.#address, { method: this.#method });
      this.status = said.status;
      this.#headers = said.headers;
      this.responseText = await said.text();
      this.onload?.();
    }
  };
}
