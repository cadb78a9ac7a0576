// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NameRegistry} from "./NameRegistry.sol";
import {NameResolver} from "./NameResolver.sol";

/// Lets an account say which name it goes by. It is only a claim, and anyone may claim any name:
/// a reader believes it after the name itself answers with the same address.
contract ReverseRegistrar {
    /// namehash("addr.reverse")
    bytes32 private constant ADDR_REVERSE_NODE =
        0x91d1777781884d03a6757a803996e38de2a42967fb37eeaca72729271025a9e2;

    NameRegistry private immutable registry;
    NameResolver private immutable resolver;

    constructor(NameRegistry registry_, NameResolver resolver_) {
        registry = registry_;
        resolver = resolver_;
    }

    function setName(string calldata name) external returns (bytes32 node) {
        node = registry.setSubnodeRecord(
            ADDR_REVERSE_NODE, _hexLabel(msg.sender), address(this), address(resolver)
        );
        resolver.setName(node, name);
    }

    /// The hash of the 40 lower case digits of an address.
    function _hexLabel(address account) private pure returns (bytes32) {
        bytes memory digits = new bytes(40);
        for (uint256 i = 0; i < 20; i++) {
            uint8 value = uint8(bytes20(account)[i]);
            digits[2 * i] = bytes16("0123456789abcdef")[value >> 4];
            digits[2 * i + 1] = bytes16("0123456789abcdef")[value & 15];
        }
        return keccak256(digits);
    }
}
