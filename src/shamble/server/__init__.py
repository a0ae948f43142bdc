"""Tables over the network: HTTP and WebSocket around the kernel's `Table`, kept on disk."""
