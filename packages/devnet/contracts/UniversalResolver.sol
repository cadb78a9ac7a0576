// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NameRegistry} from "./NameRegistry.sol";

interface ReverseRecord {
    function name(bytes32 node) external view returns (string memory);
}

interface AddressRecord {
    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory);
}

/// The one contract that readers of names call (https://docs.ens.domains/resolvers/universal), with the
/// two functions and the errors that viem knows. Every answer is on this chain, so gateways are ignored.
contract UniversalResolver {
    error DNSDecodingFailed(bytes dns);
    error DNSEncodingFailed(string ens);
    error EmptyAddress();
    error ResolverError(bytes errorData);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverNotFound(bytes name);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error UnsupportedResolverProfile(bytes4 selector);

    uint256 private constant COIN_TYPE_ETH = 60;

    NameRegistry private immutable registry;

    constructor(NameRegistry registry_) {
        registry = registry_;
    }

    /// Forward: asks the resolver of `name` (DNS wire format) the call in `data`.
    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory result, address resolver)
    {
        return _resolve(name, data);
    }

    /// Reverse: the name that the address in `reverseName` claims, if that name answers with the address.
    function reverseWithGateways(bytes calldata reverseName, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory primary, address resolver, address reverseResolver)
    {
        if (reverseName.length == 0) revert EmptyAddress();
        bytes memory reverseDns = _reverseDns(reverseName, coinType);
        bytes memory answer;
        (answer, reverseResolver) =
            _resolve(reverseDns, abi.encodeCall(ReverseRecord.name, (_namehash(reverseDns, 0))));
        primary = abi.decode(answer, (string));
        if (bytes(primary).length == 0) return ("", address(0), reverseResolver);

        bytes memory dns = _dnsEncode(primary);
        (answer, resolver) =
            _resolve(dns, abi.encodeCall(AddressRecord.addr, (_namehash(dns, 0), coinType)));
        bytes memory primaryAddress = abi.decode(answer, (bytes));
        if (keccak256(primaryAddress) != keccak256(reverseName)) {
            revert ReverseAddressMismatch(primary, primaryAddress);
        }
    }

    function _resolve(bytes memory dns, bytes memory data)
        private
        view
        returns (bytes memory result, address resolver)
    {
        resolver = registry.resolver(_namehash(dns, 0));
        if (resolver == address(0)) revert ResolverNotFound(dns);
        if (resolver.code.length == 0) revert ResolverNotContract(dns, resolver);
        bool answered;
        (answered, result) = resolver.staticcall(data);
        if (result.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        if (!answered) revert ResolverError(result);
    }

    /// "<hex digits of the address>.addr.reverse"; for another coin its type in hex stands before
    /// "reverse" (ENSIP-19), and no such records are kept here.
    function _reverseDns(bytes calldata account, uint256 coinType) private pure returns (bytes memory) {
        string memory group = coinType == COIN_TYPE_ETH ? "addr" : _hex(abi.encodePacked(coinType));
        return _dnsEncode(string.concat(_hex(account), ".", group, ".reverse"));
    }

    /// Lower case digits without the zeros in front, but an address keeps all of its own.
    function _hex(bytes memory value) private pure returns (string memory) {
        uint256 start = 0;
        if (value.length == 32) {
            while (start < 63 && _nibble(value, start) == 0) start++;
        }
        bytes memory digits = new bytes(2 * value.length - start);
        for (uint256 i = 0; i < digits.length; i++) {
            digits[i] = bytes16("0123456789abcdef")[_nibble(value, start + i)];
        }
        return string(digits);
    }

    function _nibble(bytes memory value, uint256 index) private pure returns (uint8) {
        uint8 pair = uint8(value[index / 2]);
        return index % 2 == 0 ? pair >> 4 : pair & 15;
    }

    /// A dotted name to labels that each carry their length, closed by a zero.
    function _dnsEncode(string memory ens) private pure returns (bytes memory dns) {
        bytes memory source = bytes(ens);
        dns = new bytes(source.length + 2);
        uint256 start = 0;
        for (uint256 i = 0; i <= source.length; i++) {
            if (i < source.length && source[i] != ".") {
                dns[i + 1] = source[i];
                continue;
            }
            uint256 size = i - start;
            if (size == 0 || size > 255) revert DNSEncodingFailed(ens);
            dns[start] = bytes1(uint8(size));
            start = i + 1;
        }
    }

    function _namehash(bytes memory dns, uint256 offset) private pure returns (bytes32) {
        if (offset >= dns.length) revert DNSDecodingFailed(dns);
        uint256 size = uint8(dns[offset]);
        if (size == 0) return bytes32(0);
        if (offset + 1 + size >= dns.length) revert DNSDecodingFailed(dns);
        bytes32 label;
        assembly ("memory-safe") {
            label := keccak256(add(add(dns, 33), offset), size)
        }
        return keccak256(abi.encodePacked(_namehash(dns, offset + 1 + size), label));
    }
}
